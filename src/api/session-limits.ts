/** How long a session lasts. The standard holds as long as an organisation chose nothing itself; nobody chooses longer than a token lives. */
export const sessionLimits = {
  idleMinutes: { minimum: 5, maximum: 720, standard: 120 },
  sessionHours: { minimum: 1, maximum: 12, standard: 12 },
} as const;
