import { chooseLanguage } from '@sejuk/contract/platform/languages'
import { firstLanguage, type Language } from '@sejuk/domain/platform/languages'
import { useLayoutEffect, useRef } from 'react'
import { call } from '../api/call.ts'
import { useNarrow } from '../browser/screen.ts'
import { currentLanguage, setLanguage, takePickedLanguage, useLanguage } from '../language/words.ts'
import { useViewer } from './viewer.ts'

/** Begins in the language of whoever signed in, and keeps for them what they choose from then on. */
export const useViewerLanguage = () => {
  const { usercode, language: chosen, role, login_from } = useViewer()
  const isSmallScreen = useNarrow()
  const spoken = useLanguage()
  const known = useRef<{ usercode: string; language: Language }>(undefined)
  // Before anything is painted: nobody shall see the other language flash by.
  useLayoutEffect(() => {
    const keep = (language: Language) => {
      known.current = { usercode, language }
      // Should it not arrive, the next change tries again; until then this browser remembers.
      call(chooseLanguage, { language }, { unkept: true }).catch(() => {})
    }
    const pressed = takePickedLanguage()
    if (known.current?.usercode === usercode) {
      if (spoken !== known.current.language) keep(spoken)
      return
    }
    if (pressed && pressed !== chosen) return keep(pressed)
    const language = firstLanguage({ chosen, role, login_from, isSmallScreen, browser: currentLanguage() })
    known.current = { usercode, language }
    if (language !== currentLanguage()) setLanguage(language)
  }, [usercode, chosen, role, login_from, isSmallScreen, spoken])
}
