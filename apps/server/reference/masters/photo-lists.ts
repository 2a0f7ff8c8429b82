type Rule = { least: number; most: number; cameraOnly?: boolean }

const photo = (photo_alias: string, photo_name: string, local_name: string, { least, most, cameraOnly }: Rule) => ({
  photo_alias,
  photo_name,
  local_name,
  min_photos: least,
  max_photos: most,
  is_required: least > 0,
  camera_only: cameraOnly ?? false,
})

const one = { least: 1, most: 1 }
const some = { least: 1, most: 5 }
const maybe = { least: 0, most: 10 }
const onSite = { least: 1, most: 5, cameraOnly: true }

const lists = {
  Customer: [
    photo('shop_front', 'Shop front', 'Tampak depan toko', some),
    photo('shop_inside', 'Inside the shop', 'Bagian dalam toko', maybe),
    photo('id_card', 'Owner’s ID card', 'KTP pemilik', one),
    photo('tax_card', 'Tax number card', 'Kartu NPWP', { least: 0, most: 1 }),
  ],
  delivery_order: [
    photo('goods', 'Goods delivered', 'Barang terkirim', { least: 2, most: 10, cameraOnly: true }),
    photo('signed_letter', 'Signed delivery letter', 'Surat jalan bertanda tangan', { ...onSite, most: 3 }),
    photo('damage', 'Damage', 'Kerusakan', maybe),
  ],
  work_order: [
    photo('serial_number', 'Serial number', 'Nomor seri', { ...onSite, most: 4 }),
    photo('before', 'Before the work', 'Sebelum pekerjaan', onSite),
    photo('after', 'After the work', 'Sesudah pekerjaan', onSite),
    photo('measurement', 'Pressure and ampere', 'Tekanan dan ampere', { ...onSite, least: 0 }),
    photo('defective_part', 'Defective part', 'Suku cadang rusak', maybe),
    photo('signature', 'Customer’s signature', 'Tanda tangan pelanggan', { least: 0, most: 1 }),
  ],
  aftersales_ticket: [
    photo('unit', 'Unit', 'Unit', maybe),
    photo('serial_number', 'Serial number', 'Nomor seri', { least: 0, most: 5 }),
    photo('proof_of_purchase', 'Proof of purchase', 'Bukti pembelian', { least: 0, most: 3 }),
  ],
  technician: [photo('face', 'Technician', 'Teknisi', { least: 0, most: 1 })],
  visit_customer: [
    photo('check_in', 'At the customer', 'Di tempat pelanggan', { ...onSite, most: 1 }),
    photo('display', 'Display', 'Display', maybe),
    photo('competitor', 'Competitor’s price', 'Harga pesaing', maybe),
  ],
  Item: [photo('photo', 'Item', 'Barang', { least: 0, most: 10 })],
  attendance: [photo('selfie', 'Selfie', 'Swafoto', { least: 1, most: 1, cameraOnly: true })],
  personal_installer: [
    photo('id_card', 'ID card', 'KTP', one),
    photo('selfie_with_id_card', 'Selfie with ID card', 'Swafoto dengan KTP', { ...one, cameraOnly: true }),
    photo('bank_book', 'Bank book', 'Buku tabungan', one),
    photo('certificate', 'Certificate', 'Sertifikat', maybe),
  ],
  installation_bonus: [
    photo('serial_number', 'Serial number', 'Nomor seri', { ...onSite, most: 4 }),
    photo('installed_unit', 'Installed unit', 'Unit terpasang', onSite),
  ],
  supervision: [
    photo('site', 'Project site', 'Lokasi proyek', some),
    photo('piping', 'Piping', 'Pemipaan', maybe),
    photo('electrical', 'Electrical work', 'Pekerjaan listrik', maybe),
    photo('test_run', 'Test run', 'Uji coba', maybe),
  ],
  return_request: [photo('goods', 'Returned goods', 'Barang retur', some)],
  rma_request: [
    photo('serial_number', 'Serial number', 'Nomor seri', some),
    photo('defect', 'Defect', 'Kerusakan', some),
  ],
  retail_order: [photo('receipt', 'Receipt', 'Struk', { least: 0, most: 3 })],
}

export const standardPhotoLists = Object.entries(lists).flatMap(([module_name, photos]) =>
  photos.map((rule, n) => ({ module_name, ...rule, seq: (n + 1) * 10 })),
)
