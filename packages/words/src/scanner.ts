import { words } from './words.ts'

/** Reading a code with the camera, wherever serial numbers are typed. */
export const scannerWords = words('scanner', {
  scanTitle: ['Scan the serial number', 'Pindai nomor seri'],
  scanText: ['Hold the barcode in front of the camera.', 'Arahkan kamera ke barcode.'],
  noCamera: [
    'The camera cannot be used. Please type the number.',
    'Kamera tidak dapat dipakai. Silakan ketik nomornya.',
  ],
  stop: ['Stop', 'Berhenti'],
})
