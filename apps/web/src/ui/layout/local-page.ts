import { useEffect, useLayoutEffect } from 'react'
import { isLanguageKnown, setLanguage } from '../../lib/language/words.ts'

/** A page outside the staff layout: sets its own title, and starts in Indonesian until the user picks a language. */
export const useLocalPage = (title: string) => {
  useLayoutEffect(() => {
    if (!isLanguageKnown()) setLanguage('local')
  }, [])
  useEffect(() => {
    document.title = `${title} · Sejuk`
  }, [title])
}
