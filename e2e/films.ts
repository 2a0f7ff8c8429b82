import type { Page } from '@playwright/test'

/** A short film as the browser itself records one: an mp4 in fragments, which a playlist can cut into pieces. */
export const recordFilm = async (page: Page): Promise<Buffer> => {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/mp4;codecs=vp9' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const ended = new Promise((done) => {
      recorder.onstop = done
    })
    recorder.start()
    await new Promise<void>((done) => {
      let n = 0
      const timer = setInterval(() => {
        n += 1
        if (pen) pen.fillStyle = n % 2 ? '#0a6b73' : '#f0a020'
        pen?.fillRect(0, 0, canvas.width, canvas.height)
        if (n < 100) return
        clearInterval(timer)
        done()
      }, 40)
    })
    recorder.stop()
    await ended
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

/** The playlist of such a film: its head, and each fragment as a piece. */
export const playlistOf = (film: Buffer, name: string) => {
  const boxes: { kind: string; at: number; size: number }[] = []
  for (let at = 0; at + 8 <= film.length; ) {
    const size = film.readUInt32BE(at) || film.length - at
    boxes.push({ kind: film.toString('latin1', at + 4, at + 8), at, size })
    at += size
  }
  const first = boxes.find(({ kind }) => kind === 'moof')?.at ?? 0
  const pieces = boxes.flatMap(({ kind, at, size }, n) => {
    const data = boxes[n + 1]
    return kind === 'moof' && data?.kind === 'mdat' ? [{ at, size: size + data.size }] : []
  })
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:5',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${name}",BYTERANGE="${first}@0"`,
    ...pieces.flatMap(({ at, size }) => [
      `#EXTINF:${(4 / pieces.length).toFixed(3)},`,
      `#EXT-X-BYTERANGE:${size}@${at}`,
      name,
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
}
