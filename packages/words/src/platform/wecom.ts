import { words } from '../words.ts'

export const wecomWords = words('wecom', {
  title: ['Install WeCom', 'Pasang WeCom'],
  text: [
    'Work messages of the company come by WeCom. Install it once, then open Sejuk from its workbench.',
    'Pesan kerja perusahaan dikirim lewat WeCom. Pasang satu kali, lalu buka Sejuk dari menu kerja WeCom.',
  ],
  forAndroid: ['For your Android phone', 'Untuk ponsel Android Anda'],
  forIos: ['For your iPhone', 'Untuk iPhone Anda'],
  forComputer: ['For your computer', 'Untuk komputer Anda'],
  get: ['Download', 'Unduh'],
  others: ['Another device', 'Perangkat lain'],
  android: ['Android', 'Android'],
  ios: ['iPhone', 'iPhone'],
  computer: ['Computer', 'Komputer'],
  scan: ['Scan with the phone', 'Pindai dengan ponsel'],
  scanText: ['The code opens this page on the phone.', 'Kode ini membuka halaman ini di ponsel.'],
  step1: ['Install the app and open it.', 'Pasang aplikasi dan buka.'],
  step2: ['Sign in with the phone number that HR knows.', 'Masuk dengan nomor ponsel yang tercatat di HR.'],
  step3: ['Choose the company, then Workbench, then Sejuk.', 'Pilih perusahaan, lalu Workbench, lalu Sejuk.'],
  steps: ['Three steps', 'Tiga langkah'],
  inside: ['You are in WeCom already', 'Anda sudah berada di WeCom'],
})
