import { type RegistrationPage, registrationPages } from '@sejuk/domain/installers/registrations'
import { partnerWords } from '@sejuk/words/installers/partners'
import { useWords } from '../../../lib/language/words.ts'

/** What a page of the registration is called, and which of the four it is. */
export const useStep = (page: RegistrationPage) => {
  const t = useWords(partnerWords)
  const n = registrationPages.indexOf(page) + 1
  return { title: t(`page-${page}`), step: { n, of: registrationPages.length, text: t('step', { n }) } }
}
