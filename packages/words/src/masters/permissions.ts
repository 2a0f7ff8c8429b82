import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const mastersPermissionWords: PermissionsOfArea<'masters'> = {
  area: ['Company', 'Perusahaan'],
  allows: {
    'Staff-Search': ['See the list and details of staff', 'Melihat daftar dan rincian staf'],
    'Staff-Create': ['Add a person to the staff', 'Menambah staf'],
    'Staff-Modify': ['Change a person’s details and e-mail', 'Mengubah data dan email staf'],
    'Staff-Deactivate': [
      'Switch a person’s account off and on again',
      'Menonaktifkan dan mengaktifkan kembali akun staf',
    ],
    'Staff-Reset-Second-Factor': [
      'Remove the second factor of a person who lost it',
      'Menghapus faktor kedua staf yang kehilangannya',
    ],
    'Staff-Reset-Password': ['Give a person a new password', 'Memberi kata sandi baru kepada staf'],
    'Department-Search': ['See the list and details of branches', 'Melihat daftar dan rincian cabang'],
    'Department-Modify': ['Change a branch’s details', 'Mengubah data cabang'],
    'Input-Email-Search': [
      'See who is written to for each purpose',
      'Melihat siapa yang disurati untuk setiap keperluan',
    ],
    'Input-Email-Modify': [
      'Change who is written to for each purpose',
      'Mengubah siapa yang disurati untuk setiap keperluan',
    ],
    'Warehouse-Search': ['See the list and details of warehouses', 'Melihat daftar dan rincian gudang'],
    'Warehouse-Config-Create': ['Add a warehouse', 'Menambah gudang'],
    'Warehouse-Config-Modify': [
      'Change a warehouse, its zones and rules',
      'Mengubah gudang beserta zona dan aturannya',
    ],
    'Warehouse-Config-Delete': ['Delete a warehouse that nobody uses', 'Menghapus gudang yang tidak dipakai'],
    'Warehouse-Vendor-Search': ['See who runs warehouses for us', 'Melihat siapa yang mengelola gudang kita'],
    'Warehouse-Vendor-Create': ['Add a warehouse vendor', 'Menambah vendor gudang'],
    'Warehouse-Vendor-Modify': ['Change a warehouse vendor', 'Mengubah vendor gudang'],
    'Warehouse-Vendor-Delete': [
      'Delete a warehouse vendor without warehouses',
      'Menghapus vendor gudang yang tidak punya gudang',
    ],
    'Branch-Warehouse-Search': ['See which warehouses serve which branch', 'Melihat gudang mana melayani cabang mana'],
    'Branch-Warehouse-Create': ['Let a warehouse serve a branch', 'Menetapkan gudang yang melayani suatu cabang'],
    'Branch-Warehouse-Modify': [
      'Change for what and in which order a warehouse serves a branch',
      'Mengubah keperluan dan urutan gudang yang melayani cabang',
    ],
    'Branch-Warehouse-Delete': [
      'End the service of a warehouse to a branch',
      'Mengakhiri layanan gudang kepada cabang',
    ],
    'Meta-Data-Search': ['See the lists of the ERP', 'Melihat daftar-daftar ERP'],
    'Meta-Data-Create': ['Add a row to a list of the ERP', 'Menambah baris pada daftar ERP'],
    'Meta-Data-Modify': [
      'Change a row of a list of the ERP, or switch it off',
      'Mengubah atau menonaktifkan baris daftar ERP',
    ],
    'Office-Config-Search': ['See where the offices are', 'Melihat lokasi kantor'],
    'Office-Config-Create': ['Add an office', 'Menambah kantor'],
    'Office-Config-Modify': ['Change an office, its place and radius', 'Mengubah kantor beserta lokasi dan radiusnya'],
    'Office-Config-Delete': ['Delete an office', 'Menghapus kantor'],
    'Holiday-Config-Search': ['See the holidays', 'Melihat hari libur'],
    'Holiday-Config-Create': ['Add a holiday', 'Menambah hari libur'],
    'Holiday-Config-Modify': ['Change a holiday', 'Mengubah hari libur'],
    'Holiday-Config-Delete': ['Delete a holiday that is still to come', 'Menghapus hari libur yang belum lewat'],
    'Configuration-Photo-List-Search': [
      'See which photos each module asks for',
      'Melihat foto yang diminta setiap modul',
    ],
    'Configuration-Photo-List-Create': ['Ask for another photo', 'Menambah foto yang diminta'],
    'Configuration-Photo-List-Modify': [
      'Change how many photos are asked for, and how they are taken',
      'Mengubah jumlah foto yang diminta dan cara mengambilnya',
    ],
    'Configuration-Photo-List-Delete': ['No longer ask for a photo', 'Menghapus foto yang diminta'],
  },
}
