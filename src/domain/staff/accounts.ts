// Who may do what at the staff desk. The API asks here for each call; the desk asks to leave out what would be refused.

/** 'admin' also manages users; both review, publish and edit. */
export const staffRoles = ['editor', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What a call of the staff API needs. */
export type Permission = 'review' | 'edit catalogue' | 'read audit log' | 'manage users';

const permissionsOf: Record<StaffRole, readonly Permission[]> = {
  editor: ['review', 'edit catalogue', 'read audit log'],
  admin: ['review', 'edit catalogue', 'read audit log', 'manage users'],
};

/** Whether a role has this permission; an unknown role has none. */
export const may = (role: string, permission: Permission): boolean =>
  staffRoles.some((known) => known === role) && permissionsOf[role as StaffRole].includes(permission);

// What the staff API answers; it never leaves the server without a session. Times are ISO 8601 text in UTC.

/** Who is signed in, and until when. */
export interface StaffSession {
  username: string;
  role: StaffRole;
  expiresAt: string;
  /** Where this person's mails go; null for none. */
  email: string | null;
  /** Whether signing in also asks for a code of an authenticator app. */
  secondFactor: boolean;
  /** Whether nothing else may be done before it does (ADMIN_SECOND_FACTOR). */
  needsSecondFactor: boolean;
}

/** What signing in answers: a session, or that a code is asked for before there is one. */
export type SignInAnswer = StaffSession | { needsCode: true };
