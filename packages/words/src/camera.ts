import { words } from './words.ts'

export const cameraWords = words('camera', {
  photoOf: ['{name} ({n} of {all})', '{name} ({n} dari {all})'],
  shutter: ['Take photo: {name}', 'Ambil gambar: {name}'],
  takePhoto: ['Take a photo: {name}', 'Ambil foto: {name}'],
  phoneCamera: ['Phone’s camera', 'Kamera ponsel'],
  skip: ['Skip', 'Lewati'],
  noCamera: [
    'The camera cannot be used here. Allow it in the browser, or use the phone’s own camera.',
    'Kamera tidak dapat dipakai di sini. Izinkan di browser, atau pakai kamera ponsel.',
  ],
  blurred: [
    '{name} looks blurred. Look at it again before you leave.',
    '{name} tampak buram. Periksa lagi sebelum pergi.',
  ],
  glaring: ['{name} has a glare. Look at it again before you leave.', '{name} silau. Periksa lagi sebelum pergi.'],
})
