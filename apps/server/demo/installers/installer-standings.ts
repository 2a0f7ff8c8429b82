import type { BankStatus, IdentityStatus, InstallerType, VerifyResult } from '@sejuk/domain/installers/installers'

export type Standing = {
  user_status: IdentityStatus
  requested_type: InstallerType
  user_type: InstallerType
  /** Undefined is somebody without an account; null an account of a draft. */
  approve_status?: BankStatus | null
  bank_verify_result: VerifyResult
  is_barred: boolean
}

const standing = (
  count: number,
  user_status: IdentityStatus,
  requested_type: InstallerType,
  approve_status: Standing['approve_status'],
  more: Partial<Standing> = {},
): Standing[] => {
  const isSales = requested_type === 'Sales_Installer' && approve_status === 'Bank_Approved'
  const one: Standing = {
    user_status,
    requested_type,
    user_type: isSales ? 'Sales_Installer' : 'Installer',
    approve_status,
    bank_verify_result: approve_status === 'Bank_Approved' ? 'Valid' : 'Unknown',
    is_barred: approve_status === 'Bank_Rejected',
    ...more,
  }
  return Array.from({ length: count }, () => one)
}

/** Everybody but the two demo accounts: every state a registration can be in, most of them at work. */
export const standings: readonly Standing[] = [
  ...standing(92, 'Approved', 'Sales_Installer', 'Bank_Approved'),
  ...standing(58, 'Approved', 'Installer', 'Bank_Approved'),
  ...standing(34, 'Approved', 'Installer', undefined),
  ...standing(22, 'Approved', 'Sales_Installer', 'Bank_Submitted'),
  ...standing(6, 'Approved', 'Sales_Installer', 'Bank_Submitted', { bank_verify_result: 'Valid' }),
  ...standing(4, 'Approved', 'Sales_Installer', 'Bank_Submitted', { bank_verify_result: 'Invalid' }),
  ...standing(9, 'Approved', 'Sales_Installer', 'Bank_Modified'),
  ...standing(8, 'Approved', 'Sales_Installer', 'Bank_Withdrawn'),
  ...standing(11, 'Approved', 'Sales_Installer', 'Bank_Rejected'),
  ...standing(30, 'Submitted', 'Installer', undefined),
  ...standing(28, 'Submitted', 'Sales_Installer', 'Bank_Submitted'),
  ...standing(10, 'Modified', 'Installer', undefined),
  ...standing(8, 'Modified', 'Sales_Installer', 'Bank_Submitted'),
  ...standing(12, 'Withdrawn', 'Installer', undefined),
  ...standing(10, 'Withdrawn', 'Sales_Installer', 'Bank_Submitted'),
  ...standing(18, 'Rejected', 'Installer', undefined),
  ...standing(8, 'Rejected', 'Sales_Installer', 'Bank_Submitted'),
  ...standing(8, 'Paused', 'Installer', 'Bank_Approved'),
  ...standing(6, 'Paused', 'Sales_Installer', 'Bank_Approved'),
  ...standing(12, 'Draft', 'Installer', undefined),
  ...standing(4, 'Draft', 'Sales_Installer', null),
]

export const reasonsFor: Partial<Record<IdentityStatus | BankStatus, readonly string[]>> = {
  Withdrawn: ['Foto KTP buram, mohon ambil ulang.', 'Nama berbeda dengan KTP.', 'Foto diri tidak menampilkan KTP.'],
  Rejected: ['Foto bukan orangnya.', 'KTP milik orang lain.', 'Akun ganda dengan installer lain.'],
  Paused: ['Keluhan berulang dari pelanggan.', 'Klaim bonus tidak benar, sedang diperiksa.'],
  Bank_Withdrawn: ['Nomor rekening salah.', 'Nama rekening berbeda, surat pernyataan belum ditandatangani.'],
  Bank_Rejected: ['Pemasangan terlalu sedikit untuk installer penjualan.', 'Belum memenuhi target tiga bulan.'],
}
