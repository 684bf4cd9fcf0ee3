/** The row that a mutation leaves: what happened, and to which kind of record (null: to the session). */
export type AuditedAs = { action: string; entityType: string | null };

/** Every mutation that is audited, by name. */
export const AUDITED: Record<string, AuditedAs> = {
  addNote: { action: 'JOB_NOTE_ADDED', entityType: 'JobOrder' },
  approveJobOrder: { action: 'JOB_ORDER_APPROVE', entityType: 'JobOrder' },
  archiveAddress: { action: 'ADDRESS_ARCHIVED', entityType: 'Address' },
  cancelJobOrder: { action: 'JOB_ORDER_CANCEL', entityType: 'JobOrder' },
  changePassword: { action: 'PASSWORD_CHANGED', entityType: 'User' },
  createSignInLink: { action: 'SIGN_IN_LINK_CREATED', entityType: 'User' },
  declineJobOrder: { action: 'JOB_ORDER_DECLINE', entityType: 'JobOrder' },
  discardFailedTask: { action: 'FAILED_TASK_DISCARDED', entityType: 'FailedTask' },
  proposeJobService: { action: 'JOB_SERVICE_PROPOSED', entityType: 'JobOrder' },
  reorderJobOrder: { action: 'JOB_ORDER_RE_ORDER', entityType: 'OrderGroup' },
  requestPasswordReset: { action: 'PASSWORD_RESET_REQUESTED', entityType: null },
  rescheduleJobOrder: { action: 'JOB_ORDER_RESCHEDULE', entityType: 'JobOrder' },
  retryFailedTask: { action: 'FAILED_TASK_RETRIED', entityType: 'FailedTask' },
  returnToSelf: { action: 'RETURNED_TO_SELF', entityType: null },
  saveAddress: { action: 'ADDRESS_ADDED', entityType: 'Address' },
  setJobOrderStage: { action: 'JOB_ORDER_STAGE', entityType: 'JobOrder' },
  signIn: { action: 'SIGNED_IN', entityType: null },
  signInWithUniqueId: { action: 'SIGNED_IN', entityType: null },
  signOut: { action: 'SIGNED_OUT', entityType: null },
  submitOrder: { action: 'ORDER_SUBMITTED', entityType: 'OrderGroup' },
  switchCustomer: { action: 'SWITCHED_CUSTOMER', entityType: 'Customer' },
  switchUser: { action: 'SWITCHED_USER', entityType: 'User' },
  transitionJobOrder: { action: 'JOB_ORDER_HOLD', entityType: 'JobOrder' },
  undoJobOrderTransition: { action: 'JOB_ORDER_UNDO', entityType: 'JobOrder' },
  updateJobOrderStatuses: { action: 'JOB_ORDER_HOLD', entityType: 'JobOrder' },
  updateProfile: { action: 'PROFILE_CHANGED', entityType: 'User' },
  uploadFile: { action: 'FILE_UPLOADED', entityType: 'File' },
};

const DRAFT =
  'A cart is a draft that binds nobody; the order that comes of it is audited with both identities.';

/** Every mutation that is not audited, and why. */
export const NOT_AUDITED: Record<string, string> = {
  addToCart: DRAFT,
  clearCart: DRAFT,
  duplicateCartItem: DRAFT,
  removeCartItem: DRAFT,
  updateCart: DRAFT,
  updateCartItem: DRAFT,
  updateCartItemQuantity: DRAFT,
  refreshSession:
    'Goes on with a session whose beginning and end are audited; a token that comes back is audited.',
  saveUserSetting: 'How the own screens look.',
};
