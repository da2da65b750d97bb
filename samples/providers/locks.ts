// region provider
import { provider } from "@stheno/core"

/** Keeps locks in the memory of this process, for a store that has only one. */
export default provider("lock", () => {
  const held = new Map<string, { token: string; until: number }>()
  const holderOf = (key: string) => {
    const lock = held.get(key)
    return lock && lock.until > Date.now() ? lock.token : undefined
  }
  return {
    async acquire({ key, token, seconds }) {
      if (holderOf(key)) return false
      held.set(key, { token, until: Date.now() + seconds * 1000 })
      return true
    },
    async renew({ key, token, seconds }) {
      if (holderOf(key) !== token) return false
      held.set(key, { token, until: Date.now() + seconds * 1000 })
      return true
    },
    async release({ key, token }) {
      if (holderOf(key) === token) held.delete(key)
    },
  }
})
// endregion
