/** The right to call a provider for a person, which is renewed now and then. */
export interface Access {
  /**
   * A bearer token (RFC 6750) that is good now. `refused` is one that the provider did not take: another one is asked for, and
   * whoever asks with one that was renewed in the meantime gets the new one. Throws AppError `auth_expired` when the person has
   * to sign in again, `transient` or `rate_limited` when nobody can say, and the signal's reason.
   */
  token(refused?: string, signal?: AbortSignal): Promise<string>
}
