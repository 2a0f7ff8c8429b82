import { words } from '../words.ts'

/** The parts of the text, in order. Whoever changes one raises `privacyVersion` in the domain. */
export const policyParts = ['who', 'what', 'why', 'whoSees', 'howLong', 'rights', 'contact'] as const

export const privacyPolicyWords = words('privacy-policy', {
  whoTitle: ['Who we are', 'Siapa kami'],
  whoText: [
    'We distribute air conditioners and pay bonuses to people who install them. To work with you we must know who you are and where to pay you.',
    'Kami mendistribusikan AC dan membayar bonus kepada orang yang memasangnya. Untuk bekerja sama, kami perlu tahu siapa Anda dan ke mana bonus dibayarkan.',
  ],
  whatTitle: ['What we keep', 'Data yang kami simpan'],
  whatText: [
    'Your phone number and email, your name, ID card number and address, the city you work in, photos of your ID card and of yourself, your bank account, and if the account is in another name the letter of its owner. We also keep when you sign in and from which device: a random mark is stored on your phone for a year, so that we notice when one phone is used by several installers. It says nothing else about the phone.',
    'Nomor telepon dan email, nama, nomor dan alamat KTP, kota tempat Anda bekerja, foto KTP dan foto diri, rekening bank, serta surat pernyataan bila rekening atas nama orang lain. Kami juga mencatat kapan dan dari perangkat apa Anda masuk: sebuah tanda acak disimpan di ponsel Anda selama setahun, agar kami tahu bila satu ponsel dipakai beberapa installer. Tanda itu tidak memuat hal lain tentang ponsel Anda.',
  ],
  whyTitle: ['What we use it for', 'Untuk apa data dipakai'],
  whyText: [
    'To check that you are who you say, to pay your bonuses, to report taxes as the law asks, and to prevent one installation being paid twice. We use it for nothing else and sell it to nobody.',
    'Untuk memastikan identitas Anda, membayar bonus, melaporkan pajak sesuai hukum, dan mencegah satu pemasangan dibayar dua kali. Kami tidak memakainya untuk hal lain dan tidak menjualnya kepada siapa pun.',
  ],
  whoSeesTitle: ['Who sees it', 'Siapa yang melihatnya'],
  whoSeesText: [
    'Staff of your branch and of the head office whose work needs it. Every look at your ID card is written down with name and time. Your bank receives what it needs for a payment.',
    'Staf cabang dan kantor pusat yang memerlukannya untuk bekerja. Setiap kali KTP Anda dibuka, nama dan waktunya dicatat. Bank menerima data yang diperlukan untuk pembayaran.',
  ],
  howLongTitle: ['How long we keep it', 'Berapa lama disimpan'],
  howLongText: [
    'As long as we work together, and after that as long as tax law asks us to. The photos of your ID card, of yourself and the letter are deleted at the latest five years after the cooperation ended. A registration that was never handed in is deleted.',
    'Selama kita bekerja sama, dan setelahnya selama diwajibkan hukum pajak. Foto KTP, foto diri dan surat pernyataan dihapus paling lambat lima tahun setelah kerja sama berakhir. Pendaftaran yang tidak pernah diajukan akan dihapus.',
  ],
  rightsTitle: ['Your rights', 'Hak Anda'],
  rightsText: [
    'You may see your data in the app at any time, ask us to correct it, and ask us to end the cooperation and delete what the law does not make us keep.',
    'Anda dapat melihat data Anda di aplikasi kapan saja, meminta perbaikan, serta meminta kerja sama diakhiri dan data yang tidak wajib disimpan dihapus.',
  ],
  contactTitle: ['Whom to ask', 'Kepada siapa bertanya'],
  contactText: [
    'Your branch, or the Admin on WhatsApp. The number stands on the page that tells the result of your registration.',
    'Cabang Anda, atau Admin lewat WhatsApp. Nomornya ada di halaman hasil persetujuan pendaftaran.',
  ],
})
