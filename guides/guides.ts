/** The guides as they are shipped: pages by language, with their sections for the search. */
export type Section = { heading: string; id: string; text: string }
export type Guide = { slug: string; title: string; html: string; sections: Section[] }
export type Guides = { en: Guide[]; es: Guide[] }

/** As on GitHub, so that the same links work in both places. */
export function slugOfHeading(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}
