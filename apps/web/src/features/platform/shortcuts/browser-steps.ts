export type BrowserStep = 'wecom' | 'ios' | 'android' | 'firefoxDesk' | 'safariMac' | 'chromeDesk'

/** Which steps put a page on the desktop, by what the browser says of itself. WeCom's own window comes first: it looks like another's. */
export const stepFor = (userAgent: string): BrowserStep => {
  if (/wxwork|MicroMessenger/i.test(userAgent)) return 'wecom'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Android/.test(userAgent)) return 'android'
  if (/Firefox/.test(userAgent)) return 'firefoxDesk'
  if (/Macintosh/.test(userAgent) && !/Chrome|Edg/.test(userAgent)) return 'safariMac'
  return 'chromeDesk'
}

/** A file that opens one page by a double click, as Windows and macOS both know it. */
export const linkFile = (address: string) => `[InternetShortcut]\r\nURL=${address}\r\n`

/** What no system takes in the name of a file is left out. */
export const linkFileName = (label: string) =>
  `${
    label
      .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim() || 'Sejuk'
  }.url`
