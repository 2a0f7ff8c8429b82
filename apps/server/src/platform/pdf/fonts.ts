import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Content } from 'pdfmake'

const { resolve } = createRequire(import.meta.url)
const packageFolder = (name: string) => dirname(resolve(`@expo-google-fonts/${name}/package.json`))
const jakarta = (weight: string) => join(packageFolder('plus-jakarta-sans'), weight, `PlusJakartaSans_${weight}.ttf`)
const chinese = join(packageFolder('zcool-xiaowei'), '400Regular', 'ZCOOLXiaoWei_400Regular.ttf')

export const fonts = {
  Latin: { normal: jakarta('400Regular'), bold: jakarta('700Bold') },
  Chinese: { normal: chinese, bold: chinese },
}
const files: ReadonlySet<string> = new Set(Object.values(fonts).flatMap((font) => Object.values(font)))
export const isFontFile = (path: string) => files.has(path)

const chineseRun = /[\u2e80-\u303f\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]+/
const parts = new RegExp(`(${chineseRun.source})`)

/** The Latin font has no Chinese characters, and the Chinese one no accents: each run of text gets the font that has it. */
export const inFonts = (text: string): string | Content[] =>
  chineseRun.test(text)
    ? text
        .split(parts)
        .filter(Boolean)
        .map((part) => (chineseRun.test(part) ? { text: part, font: 'Chinese' } : { text: part }))
    : text
