import { useEffect, useLayoutEffect } from 'react'
import { isLanguageKnown, setLanguage } from '../../lib/language/words.ts'

/** A page outside the frame of staff: it bears its own title, and begins in the local language until somebody chooses. */
export const useLocalPage = (title: string) => {
  useLayoutEffect(() => {
    if (!isLanguageKnown()) setLanguage('local')
  }, [])
  useEffect(() => {
    document.title = `${title} · Sejuk`
  }, [title])
}
