/** What stays in this browser from visit to visit; a browser that keeps nothing still plays. */

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // it is full, or not allowed
  }
}
