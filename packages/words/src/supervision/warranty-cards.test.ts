import { otpProblems } from '@sejuk/domain/installers/partners'
import { expect, test } from 'vitest'
import { sentencesOf, translator } from '../sentences.ts'
import { warrantyCardWords } from './warranty-cards.ts'

test('whoever signs a card by a code is told in Indonesian what became of the code', () => {
  const say = translator(sentencesOf(warrantyCardWords))
  const { 'phone-number-not-registered': _ofInstallers, ...told } = otpProblems
  for (const sentence of Object.values(told)) expect(say(sentence)).not.toBe(sentence)
  expect(say('A code was just sent. Please wait 42 seconds')).toBe('Kode baru saja dikirim. Mohon tunggu 42 detik')
  expect(warrantyCardWords.messages).toHaveProperty('otp-wait')
})
