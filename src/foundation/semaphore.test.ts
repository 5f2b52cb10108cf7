import { describe, expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

/** Acquires, notes the name once the slot is held, and leaves the release to the test. */
async function hold(semaphore: ReturnType<typeof createSemaphore>, name: string, order: string[]): Promise<void> {
  await semaphore.acquire()
  order.push(name)
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a semaphore', () => {
  test('a semaphore admits its maximum at once, and the others in the order of their arrival', async () => {
    const semaphore = createSemaphore({ maxConcurrent: 2, maxWaiting: 10 })
    const order: string[] = []
    const all = ['a', 'b', 'c', 'd'].map((name) => hold(semaphore, name, order))
    await settled()
    expect({ order, held: semaphore.held, waiting: semaphore.waiting }).toEqual({
      order: ['a', 'b'],
      held: 2,
      waiting: 2,
    })
    semaphore.release()
    await settled()
    expect({ order, held: semaphore.held, waiting: semaphore.waiting }).toEqual({
      order: ['a', 'b', 'c'],
      held: 2,
      waiting: 1,
    })
    semaphore.release()
    await Promise.all(all)
    semaphore.release()
    semaphore.release()
    expect({ held: semaphore.held, waiting: semaphore.waiting }).toEqual({ held: 0, waiting: 0 })
  })

  test('a slot that is handed over cannot be taken by a caller that comes in between', async () => {
    const semaphore = createSemaphore({ maxConcurrent: 1, maxWaiting: 10 })
    const order: string[] = []
    await hold(semaphore, 'first', order)
    const second = hold(semaphore, 'second', order)
    semaphore.release()
    const third = hold(semaphore, 'third', order)
    await second
    await settled()
    expect(order).toEqual(['first', 'second'])
    semaphore.release()
    await third
  })

  test('a semaphore is full when every slot is held and its queue is full', async () => {
    const semaphore = createSemaphore({ maxConcurrent: 1, maxWaiting: 1 })
    expect(semaphore.isFull()).toBe(false)
    await semaphore.acquire()
    expect(semaphore.isFull()).toBe(false)
    const waiting = semaphore.acquire()
    expect(semaphore.isFull()).toBe(true)
    semaphore.release()
    await waiting
    expect(semaphore.isFull()).toBe(false)
  })
})
