/** Browser that follows redirects step by step and keeps cookies by origin, as far as the tests need one. */
export type UserAgent = {
  /** Requests an address and follows redirects while `follows` allows the next one. Returns the last response. */
  go(url: string, follows?: (next: string) => boolean): Promise<Visit>
  cookies(url: string): string
  /** Deletes the cookies of an origin. */
  forget(url: string): void
  /** Cookies that a response set, with their attributes, by name. */
  setBy: Map<string, string>
}

/** Last response: its address, and where it redirects to. */
export type Visit = { url: string; status: number; location: string; body: string }

export function createUserAgent(): UserAgent {
  const jars = new Map<string, Map<string, string>>()
  const setBy = new Map<string, string>()
  const jarOf = (url: string) => {
    const { origin } = new URL(url)
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    return jar
  }
  const cookies = (url: string) => [...jarOf(url)].map(([name, value]) => `${name}=${value}`).join('; ')

  return {
    setBy,
    cookies,
    forget: (url) => jarOf(url).clear(),
    async go(start, follows = () => true) {
      let url = start
      for (;;) {
        const answer = await fetch(url, { redirect: 'manual', headers: { cookie: cookies(url) } })
        for (const cookie of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
          setBy.set(name, cookie)
          const isGone = value === '' || /max-age=0/i.test(cookie)
          if (isGone) jarOf(url).delete(name)
          else jarOf(url).set(name, value)
        }
        const body = await answer.text()
        const given = answer.headers.get('location')
        const location = given === null ? '' : new URL(given, url).href
        if (location === '' || !follows(location)) return { url, status: answer.status, location, body }
        url = location
      }
    },
  }
}
