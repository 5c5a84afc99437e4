/** How the guide can feel. */
export const EMOTIONS = ['happy', 'thinking', 'excited', 'celebrating', 'curious', 'sleepy', 'worried'] as const
export type Emotion = (typeof EMOTIONS)[number]
