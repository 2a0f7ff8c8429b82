import { expect, test } from 'vitest'
import { filesOfPlaylist, readdressed } from './playlists.ts'

const playlist = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:6
#EXT-X-MAP:URI="film.mp4",BYTERANGE="720@0"
#EXTINF:6.0,
#EXT-X-BYTERANGE:5000@720
film.mp4
#EXTINF:4.0,
#EXT-X-BYTERANGE:4000@5720
film.mp4
#EXT-X-ENDLIST`

test('a playlist names its files, in tags and in lines, each once', () => {
  expect(filesOfPlaylist(playlist)).toEqual(['film.mp4'])
  expect(filesOfPlaylist('#EXTM3U\r\na.mp4\r\nhttps://elsewhere.test/b.mp4\r\n')).toEqual([
    'a.mp4',
    'https://elsewhere.test/b.mp4',
  ])
  expect(filesOfPlaylist('#EXTM3U')).toEqual([])
})

test('with other addresses nothing else changes', () => {
  const moved = readdressed(playlist, (file) => `/files/${file}`)
  expect(moved).toContain('#EXT-X-MAP:URI="/files/film.mp4",BYTERANGE="720@0"')
  expect(moved.match(/^\/files\/film\.mp4$/gm)).toHaveLength(2)
  expect(moved.replaceAll('/files/', '')).toBe(playlist)
})
