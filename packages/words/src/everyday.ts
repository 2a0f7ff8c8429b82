import { words } from './words.ts'

/** What every screen says. */
export const everydayWords = words(
  'everyday',
  {
    search: ['Search', 'Cari'],
    reset: ['Reset', 'Atur Ulang'],
    all: ['All', 'Semua'],
    action: ['Action', 'Aksi'],
    edit: ['Edit', 'Ubah'],
    delete: ['Delete', 'Hapus'],
    save: ['Save', 'Simpan'],
    cancel: ['Cancel', 'Batal'],
    close: ['Close', 'Tutup'],
    yes: ['Yes', 'Ya'],
    no: ['No', 'Tidak'],
    noData: ['No Data', 'Tidak Ada Data'],
    totals: ['Total Records : {total}; Total Page : {pages}', 'Total Data : {total}; Total Halaman : {pages}'],
  },
  {
    'No Permission': 'Tidak Ada Izin',
    'Needs status {list}': 'Perlu status {list}',
    'Form invalid. Please check the form': 'Formulir tidak valid. Silakan periksa formulir',
    'Data was changed by someone else. Please reload': 'Data telah diubah orang lain. Silakan muat ulang',
    'Data not found': 'Data tidak ditemukan',
    'Unexpected error': 'Terjadi kesalahan tak terduga',
    'Please log in': 'Silakan masuk',
    Updated: 'Diperbarui',
    Deleted: 'Dihapus',
    'Data saved successfully': 'Data berhasil disimpan',
  },
)
