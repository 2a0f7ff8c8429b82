import type { BusinessUnit } from '@sejuk/domain/masters/business-units'
import type { LineKind } from '@sejuk/domain/books/journals'

type Account = readonly [kind: LineKind, account_code: string, account_name: string, business_unit_code?: BusinessUnit]

/** The accounts a distributor's books begin with, and what goes to each. */
const accounts: readonly Account[] = [
  ['cash', '1101-00', 'Kas'],
  ['bank', '1102-00', 'Bank'],
  ['cash-in-transit', '1103-00', 'Kas dalam Perjalanan'],
  ['receivable', '1110-00', 'Piutang Usaha'],
  ['claim-on-driver', '1118-00', 'Piutang Pengemudi'],
  ['prepaid-tax', '1151-00', 'PPh Dibayar di Muka'],
  ['customer-money', '2102-00', 'Uang Muka Pelanggan'],
  ['vat-out', '2110-00', 'PPN Keluaran'],
  ['stamp-duty', '2115-00', 'Utang Bea Meterai'],
  ['accrued-cashback', '2120-00', 'Utang Cashback'],
  ['opening-balance', '3900-00', 'Saldo Awal'],
  ['sales', '4100-00', 'Penjualan'],
  ['sales', '4101-00', 'Penjualan AC Split', 'RAC'],
  ['sales', '4102-00', 'Penjualan AC Komersial', 'CAC'],
  ['sales', '4103-00', 'Penjualan AC Komersial Ringan', 'LCAC'],
  ['sales', '4104-00', 'Penjualan Penjernih Air', 'Water Purify'],
  ['sales-returns', '4201-00', 'Retur Penjualan'],
  ['sales-rebate', '4202-00', 'Potongan Penjualan'],
  ['charges', '6110-00', 'Biaya Administrasi Bank'],
  ['bad-debt', '6120-00', 'Beban Piutang Tak Tertagih'],
  ['restocking-income', '7101-00', 'Pendapatan Biaya Retur'],
  ['rounding', '7102-00', 'Selisih Pembulatan'],
]

export const standardAccounts = accounts.map(([, account_code, account_name]) => ({ account_code, account_name }))

export const standardAccountMap = accounts.map(([line_kind, account_code, , business_unit_code = null]) => ({
  ...{ line_kind, account_code, business_unit_code },
}))
