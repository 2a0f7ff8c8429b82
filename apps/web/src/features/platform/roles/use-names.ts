import type { ShownMenu } from '@sejuk/contract/platform/menus'
import { useLanguage } from '../../../lib/language/words.ts'
import type { Names } from './change-lines.tsx'

/** What codes are called where a change is told. */
export const useNames = (menus: readonly ShownMenu[]): Names => {
  const language = useLanguage()
  const byCode = new Map(menus.map((menu) => [menu.menu_code, language === 'local' ? menu.local_name : menu.name]))
  return { menu: (code) => byCode.get(code) ?? String(code), person: (code) => code }
}
