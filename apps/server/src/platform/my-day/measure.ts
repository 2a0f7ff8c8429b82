import type { Figure } from '@sejuk/contract/platform/my-day'
import type { PageLink } from '@sejuk/domain/pages'
import type { ListedPermission } from '@sejuk/domain/permissions'
import type { MeasureName, MeasureUnit } from '@sejuk/domain/platform/my-day'
import type { Viewer } from '@sejuk/domain/viewers'
import type { Db } from '../../db/database.ts'

type Read = Pick<Figure, 'value'> & Partial<Pick<Figure, 'target' | 'pace' | 'before' | 'series'>>

/** A figure of the home page, defined once and read in the viewer's scope. */
export type Measure = {
  measure: MeasureName
  needs: ListedPermission
  unit: MeasureUnit
  better: 'more' | 'less'
  /** The list that it counts, asked for exactly what it counts. */
  page: (today: string, viewer: Viewer) => PageLink
  read: (db: Db, viewer: Viewer) => Promise<Read>
}
