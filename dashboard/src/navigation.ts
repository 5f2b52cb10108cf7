import { type Place, startRouter } from './router.ts'
import { useStore } from './store.ts'

/** The router of this page. */
export const router = startRouter(window)

export const usePlace = (): Place => useStore(router.place)
