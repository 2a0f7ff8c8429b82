import { words } from '../words.ts'
import { mastersSentences } from './sentences.ts'

export const departmentWords = words(
  'departments',
  {
    title: ['Department', 'Departemen'],
    edit: ['Edit Branch', 'Ubah Cabang'],
    search: ['Search', 'Cari'],
    region: ['Region', 'Wilayah'],
    dept_code: ['Branch Code', 'Kode Cabang'],
    dept_name: ['Branch Name', 'Nama Cabang'],
    branch_type: ['Type', 'Tipe'],
    city: ['City', 'Kabupaten/Kota'],
    parent_code: ['Reports To', 'Melapor Ke'],
    kpi_area: ['KPI Area', 'Area KPI'],
    timezone: ['Time Zone', 'Zona Waktu'],
    bm_user_code: ['Branch Manager', 'Manajer Cabang'],
    address: ['Address', 'Alamat'],
    place: ['Place', 'Lokasi'],
    staff: ['Staff', 'Staf'],
    status: ['Status', 'Status'],
    is_active: ['Active', 'Aktif'],
    none: ['None', 'Tidak ada'],
  },
  { messages: mastersSentences },
)
