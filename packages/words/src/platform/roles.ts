import type { RoleCode } from '@sejuk/domain/role-facts'
import { type Pair, words } from '../words.ts'

const names = {
  Administrator: ['Administrator', 'Administrator'],
  'Branch-Manager': ['Branch Manager', 'Manajer Cabang'],
  Salesman: ['Salesperson', 'Sales'],
  'Branch-Admin': ['Branch Admin', 'Admin Cabang'],
  'Sales-HO': ['Sales Head Office', 'Penjualan Kantor Pusat'],
  Finance: ['Finance', 'Keuangan'],
  'Finance-Manager': ['Finance Manager', 'Manajer Keuangan'],
  Director: ['Director', 'Direktur'],
  Logistics: ['Logistics', 'Logistik'],
  Warehouse: ['Warehouse', 'Gudang'],
  'Call-Center': ['Call Centre', 'Pusat Panggilan'],
  'ASC-Admin': ['ASC Admin', 'Admin ASC'],
  Technician: ['Technician', 'Teknisi'],
  'After-Sales-Department': ['After-sales Department', 'Departemen Purnajual'],
  SPV: ['Supervisor (SPV)', 'Penyelia (SPV)'],
  Designer: ['Designer', 'Desainer'],
  'Project-HO': ['Project Head Office', 'Proyek Kantor Pusat'],
  'TS-Manager': ['Technical Support Manager', 'Manajer Dukungan Teknis'],
  Coordinator: ['Coordinator', 'Koordinator'],
  'Project-Supervisor': ['Project Supervisor', 'Pengawas Proyek'],
  Promotor: ['Promotor', 'Promotor'],
  HR: ['Human Resources', 'Sumber Daya Manusia'],
  Customer: ['Customer', 'Pelanggan'],
  Keyperson: ['Keyperson', 'Key Person'],
  'Partner-Sales-Installer': ['Sales Installer', 'Installer Penjualan'],
  'Partner-Common-Installer': ['Installer', 'Installer'],
  'Staff-Other-Dept': ['Staff from other Dept', 'Staf dari Dept. lain'],
} satisfies Record<RoleCode, Pair>

/** A person's title is written as a sentence is, with one capital. */
const titles = {
  ...Object.fromEntries(
    Object.values(names).map(([name, local]) => [name.charAt(0) + name.slice(1).toLowerCase(), local]),
  ),
  'ASC admin': 'Admin ASC',
  HR: 'Sumber Daya Manusia',
  'TS manager': 'Manajer Dukungan Teknis',
  Supervisor: 'Pengawas Proyek',
}

/** Roles are data, but those a house begins with have a name in both languages. */
export const roleWords = words('roles', names, {
  data: { ...Object.fromEntries(Object.values(names)), ...titles },
})
