import { useEffect, useRef } from 'preact/hooks'
import { useLivePayments } from '../api/live.ts'
import type { Payment } from '../api/routes.ts'
import { Button } from '../components/button.tsx'
import { toast } from '../components/toast.tsx'
import { formatMoney } from '../format.ts'
import { currentTexts, useTexts } from '../i18n/texts.ts'
import { router } from '../navigation.ts'
import { choose, preferences } from '../preferences.ts'
import { addressOf } from '../router.ts'
import { useStore } from '../store.ts'
import { type NoticeKind, noticeOf } from './notice.ts'

/** Notifications need a service worker, because browsers of phones show none without it. */
const isSupported = 'Notification' in globalThis && 'serviceWorker' in navigator

/** Notifies of money that came in and of payments that need attention, while the dashboard is open in a tab or as an app. */
export function useNotifications(): void {
  const { notifications } = useStore(preferences)
  const shown = useRef(new Map<string, NoticeKind>())
  useLivePayments({
    onPayment(payment) {
      const kind = noticeOf(payment)
      if (kind === undefined || shown.current.get(payment.paymentId) === kind) return
      shown.current.set(payment.paymentId, kind)
      if (notifications && isSupported && Notification.permission === 'granted') void show(kind, payment)
    },
  })
  useEffect(() => {
    const open = ({ data }: MessageEvent<{ open?: string }>) => data.open !== undefined && router.go(data.open)
    navigator.serviceWorker?.addEventListener('message', open)
    return () => navigator.serviceWorker?.removeEventListener('message', open)
  }, [])
}

/** Amount and own reference only: a locked phone shows notifications to anybody. */
async function show(kind: NoticeKind, { paymentId, vesAmount, externalRef }: Payment): Promise<void> {
  const { notify } = currentTexts().payments
  const registration = await navigator.serviceWorker.ready
  await registration.showNotification(notify[kind](`Bs. ${formatMoney(vesAmount)}`), {
    body: externalRef ?? '',
    tag: `${kind} ${paymentId}`,
    icon: '/dashboard/icon-192.png',
    data: { url: addressOf('payment', { paymentId }) },
  })
}

export function NotificationButton() {
  const { notify } = useTexts().payments
  const { notifications } = useStore(preferences)
  if (!isSupported) return null
  const isOn = notifications && Notification.permission === 'granted'
  async function toggle(): Promise<void> {
    const permission = isOn ? 'granted' : await Notification.requestPermission()
    if (permission === 'granted') choose({ notifications: !isOn })
    else toast(notify.denied)
  }
  return (
    <Button variant="quiet" icon="bell" isPressed={isOn} onClick={() => void toggle()}>
      {isOn ? notify.off : notify.on}
    </Button>
  )
}
