import { words } from '../words.ts'

/** What the sign-in page says of the company: apart from its settings, because it is loaded before anything else. */
export const siteNoticeWords = words('site-notice', {
  maintenance: ['Planned maintenance', 'Pemeliharaan terencana'],
  itDept: ['IT Dept {phone}', 'Dept. IT {phone}'],
  plannedFor: ['{start} to {end} {zone}.', '{start} sampai {end} {zone}.'],
})
