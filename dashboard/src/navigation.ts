import { type PageLocation, startRouter } from './router.ts'
import { useStore } from './store.ts'

/** Router instance of the app. */
export const router = startRouter(window)

export const useLocation = (): PageLocation => useStore(router.location)
