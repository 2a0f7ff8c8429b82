import type { Part } from '../part.ts'
import { loadDocumentFiles } from './document-files.ts'
import { loadInspectionPhotos } from './inspection-photos.ts'
import { loadLetterMails } from './letter-mails.ts'
import { loadDisclaimers } from './load-disclaimers.ts'
import { loadSiteWork } from './load-site-work.ts'
import { loadSupervisions } from './load-supervisions.ts'

export const supervisionDemo: readonly Part[] = [
  { name: 'supervisions', load: loadSupervisions },
  { name: 'supervision-site-work', load: loadSiteWork },
  { name: 'disclaimers', load: loadDisclaimers },
  { name: 'inspection-photos', load: loadInspectionPhotos },
  { name: 'supervision-documents', load: loadDocumentFiles },
  { name: 'letter-mails', load: loadLetterMails },
]
