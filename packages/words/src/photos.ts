import { words } from './words.ts'

/** Looking at a photo, a video or a file, wherever it hangs. */
export const photoWords = words('photos', {
  rotateLeft: ['Rotate left', 'Putar kiri'],
  rotate: ['Rotate right', 'Putar kanan'],
  zoomIn: ['Zoom in', 'Perbesar'],
  zoomOut: ['Zoom out', 'Perkecil'],
  resetView: ['Reset', 'Atur ulang'],
  download: ['Download', 'Unduh'],
  previousPhoto: ['Previous', 'Sebelumnya'],
  nextPhoto: ['Next', 'Berikutnya'],
  first: ['First', 'Pertama'],
  last: ['Last', 'Terakhir'],
  showN: ['Show {name}', 'Tampilkan {name}'],
  uploadedBy: ['{n} of {all}, uploaded {time} by {who}', '{n} dari {all}, diunggah {time} oleh {who}'],
  nOf: ['{n} of {all}', '{n} dari {all}'],
  keys: [
    'Keys: arrows for previous and next, R rotate, + and − zoom, 0 reset, Esc close',
    'Tombol: panah sebelumnya dan berikutnya, R putar, + dan − zum, 0 atur ulang, Esc tutup',
  ],
  photoFailed: ['The photo did not load.', 'Foto gagal dimuat.'],
  videoFailed: ['This browser cannot play the video.', 'Peramban ini tidak dapat memutar video.'],
  pdfFailed: ['The document did not load.', 'Dokumen gagal dimuat.'],
  pdfPage: ['Page {n} of {all}', 'Halaman {n} dari {all}'],
  noPreview: ['This kind of file has no preview.', 'Berkas jenis ini tidak dapat dipratinjau.'],
  photos: ['Photos', 'Foto'],
  signatures: ['Customer signatures', 'Tanda tangan pelanggan'],
  signaturesOnFile: ['{n} on file', '{n} tersimpan'],
  noSignature: ['No signature on file', 'Belum ada tanda tangan'],
  showPanel: ['Show the signatures', 'Tampilkan tanda tangan'],
  hidePanel: ['Hide the signatures', 'Sembunyikan tanda tangan'],
  notFound: ['Data not found', 'Data tidak ditemukan'],
})
