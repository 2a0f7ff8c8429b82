/** What is said against a new password, wherever one is chosen. */
export const passwordSentences = {
  'Password needs at least {n} characters': 'Kata sandi paling sedikit {n} karakter',
  'Password is no more than {n} characters': 'Kata sandi paling banyak {n} karakter',
  'Password must not be your name or staff code': 'Kata sandi tidak boleh sama dengan nama atau kode staf Anda',
  'This password is too easy to guess': 'Kata sandi ini terlalu mudah ditebak',
  'The new password must differ from the old one': 'Kata sandi baru harus berbeda dari yang lama',
}
