import { type Carrier, RefusedForGood } from './carrier.ts'
import { htmlOf } from './write-message.ts'

const patience = 20_000
const inline = 'picture@sejuk'

/** SMTP over a small pool of connections. */
export const mailCarrier = ({ url, from }: { url: string; from: string }): Carrier => {
  const { host } = new URL(url)
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  let post: ReturnType<typeof open> | undefined
  return {
    goes_to: host,
    isConfigured: true,
    carry: async ({ delivery_id, recipient_name, address, subject, body, language, link, picture }) => {
      try {
        post ??= open()
        const { messageId } = await (await post).sendMail({
          from,
          to: { name: recipient_name, address },
          subject,
          text: body,
          html: htmlOf(body, link) + (picture ? `<p><img src="cid:${inline}" alt="" style="max-width:100%"></p>` : ''),
          ...(picture && { attachments: [{ filename: picture.name, content: picture.png, cid: inline }] }),
          headers: {
            'X-Sejuk-Delivery': String(delivery_id),
            'Content-Language': language === 'local' ? 'id' : 'en',
            'Auto-Submitted': 'auto-generated',
          },
        })
        return messageId
      } catch (error) {
        throw isFinal(error) ? new RefusedForGood((error as Error).message) : error
      }
    },
  }
}

/** A permanent SMTP error of this message. One about our account (535: the password) can be fixed and retried. */
const isFinal = (error: unknown) => {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  return responseCode >= 500 && /^(RCPT TO|MAIL FROM|DATA)/.test(command)
}
