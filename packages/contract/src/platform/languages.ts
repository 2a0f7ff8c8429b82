import { because } from '@sejuk/domain/messages'
import { languages, moduleShape, wordKeyShape } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { calendarDay, instant, maybeTexts, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { told } from '../told.ts'
import { actionLogOf } from './action-logs.ts'

const module = z.string('Module is required!').regex(moduleShape, told('module-written-in-small-letters'))
const keyProblem = told('key-letters-digits-dots-dashes')
const wordKey = z.string('Key is required!').regex(wordKeyShape, keyProblem)
const flag = z.union([z.boolean(), z.stringbool()]).optional()
const hash = z.string().regex(/^[\w-]{8,64}$/)

/** [default, local] by key, by module. */
const wordMap = z.record(z.string(), z.record(z.string(), z.tuple([z.string(), z.string()])))

/** Which words there are, by the hash of what they say: who has seen a hash need not ask again. */
export const listGenerated = endpoint('GET /api/multi-language/generated', {
  needs: 'public',
  input: z.object({}),
  data: z.object({
    hash: z.string(),
    /** Only what the company says otherwise than the books: all that a page needs beside them. */
    changes: z.object({ hash: z.string(), words: z.number() }),
    modules: z.array(z.object({ module: z.string(), hash: z.string(), words: z.number() })),
  }),
})

/** The words of a module, or all. With the hash of the manifest the answer never changes and may be kept. */
export const generateFile = endpoint('GET /api/multi-language/generate-file', {
  needs: 'public',
  input: z.object({
    module: module.optional(),
    part: z.enum(['all', 'changes']).default('all'),
    hash: hash.optional(),
  }),
  data: z.object({ hash: z.string(), words: wordMap }),
})

/** A module's words in one language. */
export const lookUpWords = endpoint('POST /api/multi-language/words', {
  needs: 'public',
  reads: true,
  input: z.object({ module, language: z.enum(languages).default('default') }),
  data: z.record(z.string(), z.string()),
})

export const word = z.object({
  ...texts('module', 'word_key', 'default_text', 'local_text'),
  /** What the book says; null where no book has the word. */
  ...maybeTexts('book_default', 'book_local', 'updated_user_name'),
  updated_date: instant.nullable(),
  is_changed: z.boolean(),
  /** 0 where nothing was changed yet. */
  row_version: z.number(),
})
export type Word = z.output<typeof word>

export const listWords = endpoint('GET /api/multi-language/list', {
  needs: 'Multi-Language-Search',
  input: listInput(['module', 'word_key', 'default_text', 'local_text', 'updated_date']).extend({
    module: z.string().max(200).optional(),
    text: z.string().max(200).optional(),
    missing_local: flag,
    is_changed: flag,
    /** A day: what was changed on it or later. */
    changed_since: calendarDay().optional(),
  }),
  data: z.array(word),
})

const longest = 2000
const localText = z.string().trim().max(longest, `Local text is no more than ${longest} characters`).default('')

export const wordForm = z.object({ default_text: required('default-text', longest), local_text: localText })

/** A word that no book has. The key of a sentence is made of the sentence. */
export const createWord = endpoint('POST /api/multi-language/create', {
  needs: 'Multi-Language-Create',
  input: wordForm.extend({
    module,
    word_key: z
      .string()
      .refine((text) => text === '' || wordKeyShape.test(text), keyProblem)
      .default(''),
  }),
  data: z.object({ word_key: z.string() }),
})

export const updateWord = endpoint('POST /api/multi-language/update', {
  needs: 'Multi-Language-Modify',
  input: wordForm.extend({
    module,
    word_key: wordKey,
    row_version: z.coerce.number<number | string>().int().min(0),
  }),
  data: nothing,
  says: because('updated'),
})

/** Back to what the book says; a word that no book has is gone. */
export const deleteWord = endpoint('POST /api/multi-language/delete', {
  needs: 'Multi-Language-Delete',
  input: z.object({ module, word_key: wordKey }),
  data: nothing,
  says: because('deleted'),
})

/** A page had no word for something. */
export const reportMissingWords = endpoint('POST /api/multi-language/missing', {
  needs: 'signed-in',
  input: z.object({
    words: z
      .array(z.object({ module, word_key: wordKey, sample: z.string().max(500).default('') }))
      .min(1)
      .max(20),
    page: z.string().max(200).default(''),
  }),
  data: nothing,
})

export const missingWord = z.object({
  missing_id: z.number(),
  ...texts('module', 'word_key', 'sample', 'page', 'reported_user_name'),
  times: z.number(),
  first_date: instant,
  last_date: instant,
})
export type MissingWord = z.output<typeof missingWord>

export const listMissingWords = endpoint('GET /api/multi-language/missing-list', {
  needs: 'Multi-Language-Search',
  input: listInput(['last_date', 'times', 'module']).extend({ text: z.string().max(200).optional() }),
  data: z.array(missingWord),
})

export const dismissMissingWord = endpoint('POST /api/multi-language/missing-dismiss', {
  needs: 'Multi-Language-Modify',
  input: z.object({ missing_id: z.coerce.number<number | string>().int().min(1) }),
  data: nothing,
  says: because('deleted'),
})

/** What the person reads from now on, on every device. */
export const chooseLanguage = endpoint('POST /api/user/language', {
  needs: 'signed-in',
  input: z.object({ language: z.enum(languages) }),
  data: nothing,
})

/** Who changed a word; its code is `module/key`. */
export const wordLog = actionLogOf('GET /api/multi-language/action-log', 'Multi-Language-Search')
