/** A playlist is a short text. */
export const longestPlaylist = 262_144

const named = /URI="([^"]*)"/g

/** Every file that a playlist (m3u8) names, each once. */
export const filesOfPlaylist = (text: string): string[] => {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const pieces = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const tagged = lines
    .filter((line) => line.startsWith('#'))
    .flatMap((line) => [...line.matchAll(named)].map(([, uri = '']) => uri))
  return [...new Set([...tagged, ...pieces])]
}

/** The same playlist with another address for each file. */
export const readdressed = (text: string, addressOf: (file: string) => string) =>
  text
    .split(/\r?\n/)
    .map((line) => {
      const trimmed = line.trim()
      if (trimmed.startsWith('#')) return line.replaceAll(named, (_, uri: string) => `URI="${addressOf(uri)}"`)
      return trimmed === '' ? line : addressOf(trimmed)
    })
    .join('\n')
