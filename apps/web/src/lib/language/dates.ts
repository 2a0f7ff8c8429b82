import { datesFor, dayIn, headOffice } from '@sejuk/domain/values/dates'
import { relativeTime } from '@sejuk/domain/values/relative-time'
import { useNow } from '../browser/clock.ts'
import { useViewer } from '../session/viewer.ts'
import { useLanguage } from './words.ts'

/** How the viewer reads instants and days: in their language, by the clock of their branch. */
export const useDates = () => datesFor(useLanguage(), useViewer().timezone)

/** How long ago something was; it grows older on the screen. */
export const useAgo = () => {
  const now = useNow()
  const manner = { language: useLanguage(), timezone: useViewer().timezone }
  return (instant: string | null | undefined) => relativeTime(instant, now, manner)
}

/** The day it is in the viewer's branch. */
export const useToday = () => dayIn(useNow(), useViewer().timezone)

/** The day it is for the whole company, wherever the viewer is. */
export const companyToday = () => dayIn(new Date().toISOString(), headOffice)
