import type { RoleCode } from '@sejuk/domain/role-facts'

export const demoPassword = 'sejuk-demo'

/** The customer and the keyperson of the demo belong here. */
export const demoBranch = '705'
export const demoShop = 'SHP-705-0001'

const person = (
  login_name: string,
  usercode: string,
  username: string,
  title: string,
  role_code: RoleCode,
  department: string,
  device: 'desk' | 'phone',
  asc_code: string | null = null,
) => ({ login_name, usercode, username, title, role_code, department, device, asc_code })

/** One person a role, in the order in which the sign-in page offers them. */
export const demoUsers = [
  person('bm', 'RCI-0417', 'Rina Kartika', 'Branch manager', 'Branch-Manager', '705', 'desk'),
  person('callcenter', 'RCI-0302', 'Maya Putri', 'Call centre', 'Call-Center', '700', 'desk'),
  person('asc-admin', 'RCI-0318', 'Hendra Wijaya', 'ASC admin', 'ASC-Admin', '705', 'desk', '8-ASC-01'),
  person('finance', 'RCI-0226', 'Lina Susanti', 'Finance', 'Finance', '705', 'desk'),
  person('supervisor', 'RCI-0371', 'Arif Nugroho', 'Supervisor', 'Project-Supervisor', '705', 'desk'),
  person('sales', 'RCI-0433', 'Dimas Saputra', 'Salesperson', 'Salesman', '705', 'phone'),
  person('technician', 'RCI-0328', 'Andi Pratama', 'Technician', 'Technician', '705', 'phone', '8-ASC-01'),
  person('installer', 'INS-0012', 'Joko Susilo', 'Installer', 'Partner-Common-Installer', '705', 'phone'),
  person('sales-installer', 'INS-0027', 'Rudi Permana', 'Sales installer', 'Partner-Sales-Installer', '705', 'phone'),
  person('admin', 'RCI-0001', 'Bambang Hartono', 'Administrator', 'Administrator', '700', 'desk'),
  person('branch-admin', 'RCI-0425', 'Siti Rahayu', 'Branch admin', 'Branch-Admin', '705', 'desk'),
  person('finance-manager', 'RCI-0203', 'Hendri Halim', 'Finance manager', 'Finance-Manager', '700', 'desk'),
  person('sales-ho', 'RCI-0211', 'Gilang Permana', 'Sales head office', 'Sales-HO', '700', 'desk'),
  person('director', 'RCI-0101', 'Surya Atmaja', 'Director', 'Director', '700', 'desk'),
  person('logistics', 'RCI-0241', 'Wahyu Kurniawan', 'Logistics', 'Logistics', '705', 'desk'),
  person('warehouse', 'RCI-0256', 'Slamet Widodo', 'Warehouse', 'Warehouse', '705', 'desk'),
  person('ass', 'RCI-0310', 'Yudi Setiawan', 'After-sales department', 'After-Sales-Department', '700', 'desk'),
  person('spv', 'RCI-0362', 'Ratna Kusuma', 'Supervisor (SPV)', 'SPV', '705', 'desk'),
  person('designer', 'RCI-0366', 'Nadia Lesmana', 'Designer', 'Designer', '705', 'desk'),
  person('project-ho', 'RCI-0350', 'Indra Gunawan', 'Project head office', 'Project-HO', '700', 'desk'),
  person('ts-manager', 'RCI-0354', 'Teguh Wicaksono', 'TS manager', 'TS-Manager', '705', 'desk'),
  person('coordinator', 'RCI-0358', 'Fajar Ramadhan', 'Coordinator', 'Coordinator', '705', 'desk'),
  person('hr', 'RCI-0108', 'Dewi Lestari', 'HR', 'HR', '700', 'desk'),
  person('customer', 'CUS-0001', 'Anton Wongso', 'Customer', 'Customer', demoBranch, 'phone'),
  person('keyperson', 'KEY-0001', 'Yulia Tan', 'Keyperson', 'Keyperson', demoBranch, 'phone'),
  person('promotor', 'RCI-0447', 'Citra Maharani', 'Promotor', 'Promotor', demoBranch, 'phone'),
  // A director's own change of a setting is decided by another director.
  person('second-director', 'RCI-0102', 'Ratih Wulandari', 'Second director', 'Director', '700', 'desk'),
  person('other-dept', 'RCI-0117', 'Sri Utomo', 'Staff from other Dept', 'Staff-Other-Dept', '705', 'desk'),
]

/** The branches of those who see several. */
export const demoTerritories: Record<string, readonly string[]> = {
  spv: ['705', '713', '715'],
  'ts-manager': ['705', '706', '707', '713', '715'],
  coordinator: ['705', '713', '715'],
}
