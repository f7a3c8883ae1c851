// Permissions at the staff desk. The API checks them on each call; the desk uses them to hide what would be refused.

/** Roles of staff: both review, publish and edit; 'admin' also manages users. */
export const staffRoles = ['editor', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Permission that a call of the staff API requires. */
export type Permission = 'review' | 'edit catalogue' | 'read audit log' | 'manage users';

const permissionsOf: Record<StaffRole, readonly Permission[]> = {
  editor: ['review', 'edit catalogue', 'read audit log'],
  admin: ['review', 'edit catalogue', 'read audit log', 'manage users'],
};

/** Checks whether a role has this permission; an unknown role has none. */
export const may = (role: string, permission: Permission): boolean =>
  staffRoles.some((staffRole) => staffRole === role) && permissionsOf[role as StaffRole].includes(permission);

// Answers of the staff API on the session; only `needsCode` leaves the server without one. Times are ISO 8601 text in UTC.

/** Session of the user who is signed in. */
export interface StaffSession {
  username: string;
  role: StaffRole;
  expiresAt: string;
  /** Address for this person's mails; null for none. */
  email: string | null;
  /** True if signing in also requires a code of an authenticator app. */
  secondFactor: boolean;
  /** True if the user must set up the second factor before anything else (ADMIN_SECOND_FACTOR). */
  needsSecondFactor: boolean;
}

/** Answer to signing in: a session, or that a code is required before there is one. */
export type SignInAnswer = StaffSession | { needsCode: true };
