import { words } from './words.ts'

/** Looking at a photo, wherever it hangs. */
export const photoWords = words('photos', {
  rotate: ['Rotate', 'Putar'],
  zoomIn: ['Zoom in', 'Perbesar'],
  zoomOut: ['Zoom out', 'Perkecil'],
  resetView: ['Reset view', 'Atur ulang tampilan'],
  previousPhoto: ['Previous', 'Sebelumnya'],
  nextPhoto: ['Next', 'Berikutnya'],
  photoFailed: ['The photo did not load.', 'Foto gagal dimuat.'],
})
