import type { Page } from '@playwright/test'
import bwip from 'bwip-js/node'

/** A camera that sees whatever `holdLabel` holds in front of it. Call it before the page is opened. */
export const giveCamera = (page: Page) =>
  page.addInitScript(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 })
    const look = () => {
      const pen = canvas.getContext('2d')
      const label = document.getElementById('label-before-the-camera')
      if (!pen) return
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      if (label instanceof HTMLImageElement && label.complete) pen.drawImage(label, 140, 200, 1000, 300)
    }
    setInterval(look, 100)
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10)
  })

/** The label of a unit, as its maker prints it. */
export const holdLabel = async (page: Page, serial: string) => {
  const picture = await bwip.toBuffer({
    bcid: 'code128',
    text: serial,
    scale: 4,
    height: 12,
    paddingwidth: 10,
    paddingheight: 10,
  })
  await page.evaluate(
    (src) => {
      document.getElementById('label-before-the-camera')?.remove()
      const label = Object.assign(new Image(), { id: 'label-before-the-camera', src, hidden: true })
      document.body.append(label)
    },
    `data:image/png;base64,${Buffer.from(picture).toString('base64')}`,
  )
}
