import { officialAddressLine } from '@sejuk/contract/customers/official-addresses'

const upTo = (letters: number) =>
  [`Required, up to ${letters} letters`, `Wajib, paling banyak ${letters} huruf`] as const

const region = [
  'Required, a place of the list; capitals, Kota and Kab. do not matter',
  'Wajib, tempat yang ada di daftar; huruf besar, Kota, dan Kab. tidak berpengaruh',
] as const

/** The workbook in which addresses come and go. */
export const officialAddressTemplate = {
  sheet: 'Official Address',
  schema: officialAddressLine,
  maxRows: 50_000,
  columns: {
    customer_code: {
      titles: ['Customer Code', 'Kode Pelanggan'],
      width: 18,
      rule: ['Required, the code of a customer you can see', 'Wajib, kode pelanggan yang dapat Anda lihat'],
      example: '705-C000123',
    },
    province_name: { titles: ['Province', 'Provinsi'], width: 22, rule: region, example: 'DKI Jakarta' },
    city_name: { titles: ['City', 'Kota', 'Kota/Kabupaten'], width: 22, rule: region, example: 'Jakarta Pusat' },
    district_name: { titles: ['District', 'Kecamatan'], width: 22, rule: region, example: 'Menteng' },
    sub_district_name: {
      titles: ['Sub District', 'Kelurahan', 'Kelurahan/Desa'],
      width: 22,
      rule: region,
      example: 'Gondangdia',
    },
    detail_address: {
      titles: ['Detail Address', 'Alamat Lengkap'],
      width: 48,
      rule: [
        'Required, up to 1000 letters; the same address only once for a customer',
        'Wajib, paling banyak 1000 huruf; alamat yang sama hanya sekali untuk satu pelanggan',
      ],
      example: 'Jl. Cut Mutia No. 9 RT 02 RW 05',
    },
    postal_code: {
      titles: ['Postal Code', 'Kode Pos'],
      width: 14,
      rule: ['Five digits, not starting with 0, or empty', 'Lima angka, tidak diawali 0, atau kosong'],
      example: '10350',
    },
    receiver_name: {
      titles: ['Receive Contact Person', 'Kontak Penerima', 'Receiver Name', 'Nama Penerima'],
      width: 26,
      rule: upTo(100),
      example: 'Budi Santoso',
    },
    receiver_phone: {
      titles: ['Receive Phone', 'Telepon Penerima', 'Receiver Phone'],
      width: 20,
      rule: upTo(100),
      example: '081234567890',
    },
  },
} as const
