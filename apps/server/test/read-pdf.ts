import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const { resolve } = createRequire(import.meta.url)

/** The text of each page, as a reader selects it, and what the file says of itself. */
export const readPdf = async (bytes: Uint8Array) => {
  // The library takes the buffer away from its owner.
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, n) => {
      const { items } = await (await document.getPage(n + 1)).getTextContent()
      const texts = items.map((item) => ('str' in item ? item.str : ''))
      return texts.join(' ').replaceAll(/\s+/g, ' ')
    }),
  )
  const { info } = (await document.getMetadata()) as { info: Record<string, string> }
  return {
    pages,
    text: pages.join('\n'),
    info,
    codesOn: (page: number, scale?: number) => codesOn(document, page, scale),
  }
}

/** The QR codes and barcodes of a page, read from its picture: 72 dots an inch times the scale, 216 unless told. */
const codesOn = async (document: PDFDocumentProxy, number: number, scale = 3) => {
  prepareZXingModule({
    overrides: { wasmBinary: (await readFile(resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer },
    fireImmediately: true,
  })
  const page = await document.getPage(number)
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(viewport.width, viewport.height)
  const context = canvas.getContext('2d')
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as ImageData)
  return found.map(({ format, text }) => ({ format, text }))
}
