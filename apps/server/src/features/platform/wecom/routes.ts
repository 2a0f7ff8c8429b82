import * as contract from '@sejuk/contract/platform/wecom'
import { addressTo } from '@sejuk/domain/pages'
import { toSVG } from 'bwip-js/node'
import type { Feature, RequestContext } from '../../../platform/http/serve.ts'

/** The maker's own download pages. */
const places = {
  android: 'https://work.weixin.qq.com/wework_admin/commdownload?platform=android&from=wwindex',
  ios: 'https://apps.apple.com/app/wecom/id1087897068',
  computer: 'https://work.weixin.qq.com/#indexDownload',
}

const getWecomDownload = async ({ config, request }: RequestContext<typeof contract.getWecomDownload>) => {
  const origin = config.publicUrl ?? `${request.protocol}://${request.host}`
  const text = `${origin}${addressTo('downloadWecom')}`
  const svg = toSVG({ bcid: 'qrcode', text, paddingwidth: 4, paddingheight: 4, backgroundcolor: 'FFFFFF' })
  return { data: { ...places, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` } }
}

export const wecomRoutes: Feature = (serve) => {
  serve(contract.getWecomDownload, getWecomDownload)
}
