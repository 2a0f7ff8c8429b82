import { words } from '../words.ts'

export const recentVisitWords = words('recent-visits', {
  recentlyVisited: ['Recently visited: {date}', 'Terakhir dibuka: {date}'],
})
