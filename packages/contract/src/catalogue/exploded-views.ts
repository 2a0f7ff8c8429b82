import { isOnPicture, mostPoints, mostSpots, type Spot } from '@sejuk/domain/catalogue/exploded-views'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, many, maybeTexts, optional, required, rowVersion, texts, upload } from '../fields.ts'
import { listInput, option } from '../lists.ts'
import { asForm, flag, formLookupInput } from '../lookups.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'
import { bomType, partOfUnit } from './parts-lists.ts'

const share = z.number()
const labelled = { position_no: z.number().int().min(1).max(9999), label_x: share, label_y: share }
const spot = z
  .union([
    z.strictObject({
      ...labelled,
      points: z
        .array(z.tuple([share, share]).readonly())
        .max(mostPoints)
        .readonly(),
    }),
    z.strictObject({ ...labelled, cx: share, cy: share, r: share }),
  ])
  .refine((one: Spot) => isOnPicture(one), told('spots-not-valid'))

const spotMap = z.object({ v: z.literal(1), spots: z.array(spot).max(mostSpots).readonly() }, told('spots-not-valid'))

/** Beside a file the form carries text only: the spots travel as JSON. */
const json = z.union(
  [
    spotMap,
    z
      .string()
      .max(1_000_000)
      .transform((text, context) => {
        try {
          return JSON.parse(text) as unknown
        } catch {
          context.addIssue({ code: 'custom', message: told('spots-not-valid') })
          return z.NEVER
        }
      })
      .pipe(spotMap),
  ],
  told('spots-not-valid'),
)

const ofUnit = z.object({ item_code: required('unit-item', 100), bom_type: bomType })
const seen = ofUnit.extend({ row_version: rowVersion })
const saved = z.object({ view_code: z.string(), row_version: z.number(), updated_date: instant })

const row = z.object({
  ...texts('view_code', 'item_code', 'item_name', 'update_user_name'),
  ...maybeTexts('brand_code', 'category_name', 'bom_code', 'thumbnail_path'),
  bom_type: bomType,
  spots: z.number(),
  positions: z.number(),
  /** Positions without a spot and spots without a position. */
  to_settle: z.number(),
  published_revision: z.number().nullable(),
  has_draft: z.boolean(),
  updated_date: instant,
  row_version: z.number(),
})
export type ExplodedViewRow = z.output<typeof row>

export const listExplodedViews = endpoint('GET /api/item/list-exploded-view', {
  needs: 'Exploded-View-Readonly',
  input: listInput(['item_code', 'updated_date', 'to_settle']).extend({
    search: z.string().max(200).default(''),
    bom_type: bomType.optional(),
    brand_code: many,
    category_code: many,
    state: z.enum(['published', 'draft', 'unsettled']).optional(),
  }),
  data: z.array(row),
})

/**
 * What readers see is the last published revision; `draft` is what editors work on, `revision` an older one. A unit without
 * a view answers with its parts alone.
 */
export const getExplodedView = endpoint('POST /api/item/get-detail-exploded-view', {
  needs: 'Exploded-View-Readonly',
  input: ofUnit.extend({
    draft: flag.default(false),
    revision: z.coerce.number<number | string>().int().min(1).max(1_000_000).optional(),
    serial_number: z.string().max(100).default(''),
  }),
  data: z.object({
    ...texts('item_code', 'item_name'),
    ...maybeTexts('view_code', 'bom_code', 'photo_code', 'photo_path', 'published_user_name', 'update_user_name'),
    bom_type: bomType,
    width: z.number(),
    height: z.number(),
    json: spotMap,
    parts: z.array(partOfUnit),
    revision: z.number().nullable(),
    published_revision: z.number().nullable(),
    published_date: instant.nullable(),
    has_draft: z.boolean(),
    updated_date: instant.nullable(),
    row_version: z.number(),
    positions_without_spot: z.array(z.number()),
    spots_without_position: z.array(z.number()),
  }),
  reads: true,
})

const picture = upload(told('required', { label: because('label-picture') }))

/** Multipart where there is a picture in it. */
export const saveExplodedView = endpoint('POST /api/item/save-exploded-view', {
  needs: 'Exploded-View-Maintain',
  input: ofUnit.extend({ file: picture, json: json.optional() }),
  data: saved,
})

export const updateExplodedView = endpoint('POST /api/item/update-exploded-view', {
  needs: 'Exploded-View-Maintain',
  input: seen.extend({ file: picture.optional(), json: json.optional() }),
  data: saved,
  says: because('updated'),
})

export const removeExplodedViewImage = endpoint('POST /api/item/remove-image-exploded-view', {
  needs: 'Exploded-View-Maintain',
  input: seen,
  data: saved,
  says: because('exploded-view-picture-removed'),
})

export const removeExplodedViewJson = endpoint('POST /api/item/remove-json-exploded-view', {
  needs: 'Exploded-View-Maintain',
  input: seen,
  data: saved,
  says: because('exploded-view-spots-removed'),
})

export const publishExplodedView = endpoint('POST /api/item/publish-exploded-view', {
  needs: 'Exploded-View-Maintain',
  input: seen.extend({ note: optional('note', 500) }),
  data: saved.extend({ revision: z.number() }),
})

const revision = z.object({
  revision: z.number(),
  ...texts('published_user_name'),
  ...maybeTexts('note', 'thumbnail_path'),
  spots: z.number(),
  published_date: instant,
})
export type ExplodedViewRevision = z.output<typeof revision>

export const listExplodedViewRevisions = endpoint('POST /api/item/revisions-exploded-view', {
  needs: 'Exploded-View-Maintain',
  input: ofUnit,
  data: z.array(revision),
  reads: true,
})

/** An older revision becomes the draft; what readers see stays until it is published. */
export const restoreExplodedView = endpoint('POST /api/item/restore-exploded-view', {
  needs: 'Exploded-View-Maintain',
  input: seen.extend({ revision: z.coerce.number<number | string>().int().min(1).max(1_000_000) }),
  data: saved,
})

/** Units that have a view to look at. */
export const explodedViewDropdown = endpoint('POST /api/item/dropdown-all-exploded-view', {
  needs: 'Exploded-View-Readonly',
  input: formLookupInput.extend({ category_code: many }),
  data: z.array(
    option.extend(z.object({ ...texts('item_code', 'item_name', 'view_code'), bom_type: bomType }).partial().shape),
  ),
  ...asForm,
})

/** The lists of parts of an item: a set has those of its halves. */
export const listItemViews = endpoint('POST /api/item/views-of-item', {
  needs: 'Exploded-View-Readonly',
  input: z.object({ item_code: required('unit-item', 100) }),
  data: z.object({
    ...texts('item_code', 'item_name'),
    views: z.array(
      z.object({ ...texts('item_code', 'item_name'), bom_type: bomType, published_revision: z.number().nullable() }),
    ),
  }),
  reads: true,
})

export const explodedViewLog = actionLogOf('GET /api/item/action-log-exploded-view', 'Exploded-View-Maintain')
