import { useEffect, useLayoutEffect } from 'react'
import { currentLanguage, isLanguageKnown, speak } from '../../lib/language/words.ts'

/**
 * A page outside the staff layout: sets its own title, and starts in Indonesian until the user picks a language. Nothing
 * remembers that start: whoever is signed in goes on in their own language.
 */
export const useLocalPage = (title: string) => {
  useLayoutEffect(() => {
    if (isLanguageKnown()) return
    const before = currentLanguage()
    speak('local')
    return () => {
      if (!isLanguageKnown()) speak(before)
    }
  }, [])
  useEffect(() => {
    document.title = `${title} · Sejuk`
  }, [title])
}
