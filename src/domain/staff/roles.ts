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
