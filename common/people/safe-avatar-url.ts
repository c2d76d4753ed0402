/** Returns a picture of our own domain, or null: another site must not learn who looks at our people. */
export function safeAvatarUrl(avatarUrl: string | null): string | null {
  return avatarUrl !== null && /^\/(?!\/)/.test(avatarUrl) ? avatarUrl : null;
}
